/** As `fetch`, and tells what part of the body has left: fetch itself cannot. */
export function uploadWithProgress(
  url: string,
  { method = 'POST', headers, body }: RequestInit,
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(new TypeError('the upload failed')))
    request.addEventListener('abort', () => reject(new TypeError('the upload was stopped')))
    request.send(body as FormData)
  })
}
