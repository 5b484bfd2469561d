// Renders and measures a page's sound without a loudspeaker.
// Call it in a page before its first sound. The page's audio contexts then render when a test asks for it, in the page's time.
export function renderOffline() {
  const kRate = 22050,
    kSeconds = 40;
  window.contexts = [];
  window.AudioContext = class extends OfflineAudioContext {
    began = performance.now() / 1000;
    now = 'running';
    constructor() {
      super(1, kRate * kSeconds, kRate);
      window.contexts.push(this);
    }
    get currentTime() {
      return performance.now() / 1000 - this.began;
    }
    get state() {
      return this.now;
    }
    async resume() {
      this.now = 'running';
    }
    async suspend() {
      this.now = 'suspended';
    }
  };
  let rendered = null;
  const samples = async () => (rendered ??= (await window.contexts[0].startRendering()).getChannelData(0));
  // How much there is of a frequency in a stretch of seconds.
  const strength = (all, hertz, from, to) => {
    let re = 0,
      im = 0;
    for (let i = Math.round(from * kRate); i < to * kRate; ++i) {
      const angle = (2 * Math.PI * hertz * i) / kRate;
      re += all[i] * Math.cos(angle);
      im += all[i] * Math.sin(angle);
    }
    return Math.hypot(re, im) / ((to - from) * kRate);
  };
  window.audio = {
    now: () => window.contexts[0].currentTime,
    // The times at which something begins after silence, and at which it has ended.
    async onsets() {
      const all = await samples(),
        kPiece = 110,
        found = [];
      let isLoud = false;
      for (let at = 0; at + kPiece < all.length; at += kPiece) {
        const loudest = all.subarray(at, at + kPiece).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        if (loudest > 0.02 !== isLoud && (isLoud ? loudest < 0.008 : true)) {
          isLoud = !isLoud;
          if (isLoud) found.push({from: at / kRate, to: all.length / kRate});
          else found.at(-1).to = at / kRate;
        }
      }
      return found;
    },
    // The loudest of some frequencies, by its place, and how strong its second partial is.
    async loudest(frequencies, from, to) {
      const all = await samples();
      const strengths = frequencies.map((hertz) => strength(all, hertz, from, to));
      const place = strengths.indexOf(Math.max(...strengths));
      return {place, second: strength(all, 2 * frequencies[place], from, to) / strengths[place]};
    },
    strengths: async (frequencies, from, to) => {
      const all = await samples();
      return frequencies.map((hertz) => strength(all, hertz, from, to));
    },
    async loudness(from, to) {
      const all = (await samples()).subarray(Math.round(from * kRate), Math.round(to * kRate));
      return Math.sqrt(all.reduce((sum, sample) => sum + sample * sample, 0) / all.length);
    },
  };
}

// The notes of 5x5: the major scale from D3 on.
export const kNotes = Array.from({length: 25}, (_, i) => 146.83 * 2 ** (Math.floor(i / 7) + [0, 2, 4, 5, 7, 9, 11][i % 7] / 12));
