// A scene (scene.js) on a canvas: paintScene(scene, context, scale) with `scale` pixels to its unit.

function outline({tag, points, d, x, y, width, height, cx, cy, r}) {
  if (tag === 'rect' || tag === 'circle') {
    const path = new Path2D();
    if (tag === 'rect') path.rect(x, y, width, height);
    else path.arc(cx, cy, r, 0, 2 * Math.PI);
    return path;
  }
  return new Path2D(d ?? `M${points}`);
}

export function paintScene({font, shapes}, context, scale = 1) {
  context.save();
  context.scale(scale, scale);
  context.lineJoin = 'round';
  for (const shape of shapes) {
    const {fill, stroke, text} = shape;
    context.globalAlpha = shape['fill-opacity'] ?? shape.opacity ?? 1;
    context.fillStyle = fill;
    context.strokeStyle = stroke;
    context.lineWidth = shape['stroke-width'] ?? 1;
    context.setLineDash((shape['stroke-dasharray'] ?? '').split(' ').filter(Boolean).map(Number));
    if (text === undefined) {
      const path = outline(shape);
      if (fill !== 'none') context.fill(path);
      if (stroke) context.stroke(path);
    } else {
      context.font = `${shape['font-size']}px ${font}`;
      context.textAlign = shape['text-anchor'] === 'middle' ? 'center' : 'start';
      if (stroke) context.strokeText(text, shape.x, shape.y);
      context.fillText(text, shape.x, shape.y);
    }
  }
  context.restore();
}
