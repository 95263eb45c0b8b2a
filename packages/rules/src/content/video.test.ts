import { expect, test } from 'vitest'
import { embedAddress, videoIdOf } from './video.ts'

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?t=12&v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?controls=1',
  'https://youtu.be/aqz-KE-bpKQ',
])('%s is a video [blocks-40]', (address) => {
  const id = videoIdOf(address)
  expect(id).toBe('aqz-KE-bpKQ')
  expect(embedAddress(id ?? '')).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&controls=0')
})

test.each([
  ['an id of 10 characters', 'https://www.youtube.com/watch?v=aqz-KE-bpK'],
  ['an id of 12 characters', 'https://www.youtube.com/watch?v=aqz-KE-bpKQQ'],
  ['an id with other characters', 'https://www.youtube.com/embed/aqz-KE-bp"Q'],
  ['a channel', 'https://www.youtube.com/@bottega'],
  ['another host', 'https://youtube.com.elsewhere.example/watch?v=aqz-KE-bpKQ'],
  ['another site', 'https://vimeo.com/76979871'],
  ['a script', 'javascript:alert("aqz-KE-bpKQ")'],
  ['no address', 'aqz-KE-bpKQ'],
  ['nothing', ''],
])('%s is none', (_what, address) => expect(videoIdOf(address)).toBeUndefined())
