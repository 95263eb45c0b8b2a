/** Exactly as the specification quotes it. (Content and discovery, section 8) */
export const invalidVideo = 'Invalid YouTube URL'
