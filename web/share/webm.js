// A WebM, frame by frame: with WebCodecs if the browser has an encoder, otherwise by recording a canvas, which takes as long as the film.
// Has the same functions as startGif(); null if neither is available.
import {ArrayBufferTarget, Muxer} from 'webm-muxer';
import {nextTask} from './slices.js';

const kBitsPerPixel = 0.15;
const kWaiting = 4; // frames queued in the encoder at most
const kKeyFrames = 60; // distance in frames
const kCodecs = [
  ['vp8', 'V_VP8'],
  ['vp09.00.31.08', 'V_VP9'],
];

// The colour space that players assume for VP8, which cannot declare another: BT.601, luma from 16 to 235. A browser that converts a canvas
// itself may write 0 to 255, which players then show washed out.
const kColours = {primaries: 'bt709', transfer: 'iec61966-2-1', matrix: 'smpte170m', fullRange: false};

// Converts RGBA pixels to planes of luma and, for every 2x2 pixels, of the two chromas. Both sides are even.
/** @param {Uint8ClampedArray} rgba @param {number} width @param {number} height */
function yuvOf(rgba, width, height) {
  const yuv = new Uint8Array((width * height * 3) / 2);
  let luma = 0,
    blue = width * height,
    red = (blue * 5) / 4;
  for (let at = 0; at < rgba.length; at += 4)
    yuv[luma++] = 16.5 + 0.256788 * rgba[at] + 0.504129 * rgba[at + 1] + 0.097906 * rgba[at + 2];
  const below = width * 4;
  for (let y = 0; y < height; y += 2) {
    for (let at = y * below, end = at + below; at < end; at += 8) {
      const sum = (/** @type {number} */ i) => rgba[i] + rgba[i + 4] + rgba[i + below] + rgba[i + below + 4];
      const r = sum(at) / 4,
        g = sum(at + 1) / 4,
        b = sum(at + 2) / 4;
      yuv[blue++] = 128.5 - 0.148223 * r - 0.290993 * g + 0.439216 * b;
      yuv[red++] = 128.5 + 0.439216 * r - 0.367788 * g - 0.071427 * b;
    }
  }
  return yuv;
}

/** @param {Omit<VideoEncoderConfig, 'codec'>} options */
async function codecFor(options) {
  if (!globalThis.VideoEncoder) return null;
  // WebKitGTK 2.50 crashes if an encoder is the first thing on a page that needs its media library; this loads it.
  globalThis.MediaRecorder?.isTypeSupported('video/webm');
  await nextTask(); // the first question makes the browser load its encoders
  for (const [codec, name] of kCodecs) {
    const config = {...options, codec};
    try {
      if ((await VideoEncoder.isConfigSupported(config)).supported) return {config, name};
    } catch {
      /* it does not know the codec's name */
    }
  }
  return null;
}

/** @param {{config: VideoEncoderConfig, name: string}} codec */
function startEncoding({config, name}) {
  const {width, height} = config;
  const target = new ArrayBufferTarget();
  const muxer = new Muxer({target, video: {codec: name, width, height}});
  /** @type {DOMException | null} */
  let failure = null;
  let frames = 0,
    time = 0; // microseconds
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      failure = error;
    },
  });
  encoder.configure(config);
  const rest = () => new Promise((resolve) => setTimeout(resolve, 4));
  // A task for each part: the first frame takes the browser much longer than later ones.
  /** @param {CanvasRenderingContext2D} context @param {number} duration */
  function* encode(context, duration) {
    const {data} = context.getImageData(0, 0, width, height);
    yield;
    const yuv = yuvOf(data, width, height);
    yield;
    const frame = new VideoFrame(
      yuv,
      /** @type {any} */ ({
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: time,
        duration,
        colorSpace: kColours,
      }),
    );
    encoder.encode(frame, {keyFrame: frames++ % kKeyFrames === 0});
    frame.close();
    time += duration;
  }
  return {
    /** @param {CanvasRenderingContext2D} context @param {number} milliseconds */
    *add(context, milliseconds) {
      while (encoder.encodeQueueSize > kWaiting && !failure) yield rest();
      if (failure) throw failure;
      yield* encode(context, milliseconds * 1000);
      yield;
    },
    // The last picture must be added twice, because a film ends with the beginning of its last frame.
    /** @param {CanvasRenderingContext2D} context */
    *finish(context) {
      yield* encode(context, 1000);
      yield encoder.flush();
      if (failure) throw failure;
      muxer.finalize();
      return new Blob([target.buffer], {type: 'video/webm'});
    },
    close() {
      if (encoder.state !== 'closed') encoder.close();
    },
  };
}

/** @param {{width: number, height: number, bitrate: number}} options */
function startRecording({width, height, bitrate}) {
  const canvas = Object.assign(document.createElement('canvas'), {width, height});
  const shown = canvas.getContext('2d');
  const stream = canvas.captureStream(0);
  const recorder = new MediaRecorder(stream, {mimeType: 'video/webm', videoBitsPerSecond: bitrate});
  /** @type {Blob[]} */
  const pieces = [];
  recorder.ondataavailable = ({data}) => pieces.push(data);
  const wait = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const show = (/** @type {CanvasRenderingContext2D} */ context) => {
    shown?.drawImage(context.canvas, 0, 0);
    /** @type {CanvasCaptureMediaStreamTrack} */ (stream.getVideoTracks()[0]).requestFrame();
  };
  recorder.start();
  return {
    /** @param {CanvasRenderingContext2D} context @param {number} milliseconds */
    *add(context, milliseconds) {
      show(context);
      yield wait(milliseconds);
    },
    /** @param {CanvasRenderingContext2D} context */
    *finish(context) {
      show(context);
      yield wait(100);
      const ended = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.stop();
      yield ended;
      return new Blob(pieces, {type: 'video/webm'});
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

const canRecord = () =>
  Boolean(
    globalThis.MediaRecorder?.isTypeSupported('video/webm') && globalThis.CanvasCaptureMediaStreamTrack?.prototype.requestFrame,
  );

/** @param {{width: number, height: number, rate: number}} options */
export async function startWebm({width, height, rate}) {
  const options = {width, height, bitrate: Math.max(400_000, Math.round(width * height * rate * kBitsPerPixel)), framerate: rate};
  const found = await codecFor(options);
  if (found) return startEncoding(found);
  return canRecord() ? startRecording(options) : null;
}
