// A WebM, frame by frame: WebCodecs where the browser has an encoder, else a recording of a canvas, which takes as long as
// the film. The same functions as startGif() has, and null where there is neither.
import {ArrayBufferTarget, Muxer} from 'webm-muxer';

const kBitsPerPixel = 0.15;
const kWaiting = 4;        // frames that the encoder may have before it
const kKeyFrames = 60;     // distance
const kCodecs = [['vp8', 'V_VP8'], ['vp09.00.31.08', 'V_VP9']];

async function codecFor(options) {
  if (!globalThis.VideoEncoder) return null;
  for (const [codec, name] of kCodecs) {
    const config = {...options, codec};
    try {
      if ((await VideoEncoder.isConfigSupported(config)).supported) return {config, name};
    } catch { /* it does not know the codec's name */ }
  }
  return null;
}

function startEncoding({config, name}) {
  const {width, height} = config;
  const target = new ArrayBufferTarget();
  const muxer = new Muxer({target, video: {codec: name, width, height}});
  let failure = null;
  let frames = 0, time = 0;  // in microseconds
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => { failure = error; },
  });
  encoder.configure(config);
  const rest = () => new Promise((resolve) => setTimeout(resolve, 4));
  const encode = (context, duration) => {
    const frame = new VideoFrame(context.canvas, {timestamp: time, duration});
    encoder.encode(frame, {keyFrame: frames++ % kKeyFrames === 0});
    frame.close();
    time += duration;
  };
  return {
    * add(context, milliseconds) {
      while (encoder.encodeQueueSize > kWaiting && !failure) yield rest();
      if (failure) throw failure;
      encode(context, milliseconds * 1000);
      yield;
    },
    // What is shown last has to be told twice: a film ends with the beginning of its last frame.
    * finish(context) {
      encode(context, 1000);
      yield encoder.flush();
      if (failure) throw failure;
      muxer.finalize();
      return new Blob([target.buffer], {type: 'video/webm'});
    },
    close() { if (encoder.state !== 'closed') encoder.close(); },
  };
}

function startRecording({width, height, bitrate}) {
  const canvas = Object.assign(document.createElement('canvas'), {width, height});
  const shown = canvas.getContext('2d');
  const stream = canvas.captureStream(0);
  const recorder = new MediaRecorder(stream, {mimeType: 'video/webm', videoBitsPerSecond: bitrate});
  const pieces = [];
  recorder.ondataavailable = ({data}) => pieces.push(data);
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const show = (context) => {
    shown.drawImage(context.canvas, 0, 0);
    stream.getVideoTracks()[0].requestFrame();
  };
  recorder.start();
  return {
    * add(context, milliseconds) {
      show(context);
      yield wait(milliseconds);
    },
    * finish(context) {
      show(context);
      yield wait(100);
      const ended = new Promise((resolve) => { recorder.onstop = resolve; });
      recorder.stop();
      yield ended;
      return new Blob(pieces, {type: 'video/webm'});
    },
    close() { for (const track of stream.getTracks()) track.stop(); },
  };
}

const canRecord = () => Boolean(globalThis.MediaRecorder?.isTypeSupported('video/webm') &&
    globalThis.CanvasCaptureMediaStreamTrack?.prototype.requestFrame);

export async function startWebm({width, height, rate}) {
  const options = {width, height, bitrate: Math.max(400_000, Math.round(width * height * rate * kBitsPerPixel)), framerate: rate};
  const found = await codecFor(options);
  if (found) return startEncoding(found);
  return canRecord() ? startRecording(options) : null;
}
