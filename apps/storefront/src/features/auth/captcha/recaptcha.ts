type Grecaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

let loading: Promise<Grecaptcha> | undefined

/** Google's script loads at its first use, and never where no setting names it. */
function load(siteKey: string): Promise<Grecaptcha> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.addEventListener('error', () => {
      loading = undefined
      reject(new Error('reCAPTCHA did not load'))
    })
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as unknown as { grecaptcha: Grecaptcha }
      grecaptcha.ready(() => resolve(grecaptcha))
    })
    document.head.append(script)
  })
  return loading
}

export async function recaptchaToken(siteKey: string): Promise<string> {
  return (await load(siteKey)).execute(siteKey, { action: 'login' })
}
