/** Two notes upwards, and one long low one: told apart without looking, and in a noisy store. */
const tones = {
  found: [
    { hertz: 880, seconds: 0.07 },
    { hertz: 1320, seconds: 0.09 },
  ],
  unknown: [{ hertz: 196, seconds: 0.4 }],
} as const

export type Tone = keyof typeof tones

/** Half of what the device is set to. */
const loudness = 0.5

/** Lays the notes one after the other from now on. */
export function layTone(context: BaseAudioContext, tone: Tone): void {
  const gain = new GainNode(context, { gain: loudness })
  gain.connect(context.destination)
  let at = context.currentTime
  for (const { hertz, seconds } of tones[tone]) {
    const note = new OscillatorNode(context, { type: 'square', frequency: hertz })
    note.connect(gain)
    note.start(at)
    at += seconds
    note.stop(at)
  }
}

/** A sound that comes later than this would be taken for the one of the next scan. */
const latest = 300

let context: AudioContext | undefined

/**
 * Sounds, or stays silent where the device has no sound or the browser allows none yet: colour and words say the same
 * (decision 0700).
 */
export async function soundOrSilence(tone: Tone): Promise<void> {
  if (!('AudioContext' in globalThis)) return
  try {
    context ??= new AudioContext()
    if (context.state !== 'running')
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, latest))])
    if (context.state === 'running') layTone(context, tone)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
