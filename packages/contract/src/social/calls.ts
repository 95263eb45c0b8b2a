import { call } from '../call.ts'
import type * as schemas from './social.ts'

/** Ours: where a browser goes to sign in by a provider. */
export const socialBegin = call<typeof schemas.socialBegin>({
  method: 'POST',
  path: '/social/begin',
  access: 'public',
  effect: 'write',
  personal: true,
})

/** The specification's address, outside the base path. */
export const socialGoogleMobile = call<typeof schemas.socialGoogleMobile>({
  base: '/api',
  method: 'GET',
  path: '/social-redir/google-mobile',
  access: 'public',
  effect: 'write',
  personal: true,
})

/** The same beside the one of Facebook. */
export const socialGoogleMobileInBase = call<typeof schemas.socialGoogleMobileInBase>({
  method: 'GET',
  path: '/social-redir/google-mobile',
  access: 'public',
  effect: 'write',
  personal: true,
})

export const socialFacebookMobile = call<typeof schemas.socialFacebookMobile>({
  method: 'GET',
  path: '/social-redir/facebook-mobile',
  access: 'public',
  effect: 'write',
  personal: true,
})

export const socialUserDetail = call<typeof schemas.socialUserDetail>({
  method: 'GET',
  path: '/registration/social_user_detail',
  access: 'public',
  effect: 'read',
})

export const socialLinks = call<typeof schemas.socialLinks>({
  method: 'GET',
  path: '/registration/social_links',
  access: 'customer',
  effect: 'read',
  personal: true,
})

export const socialUnlink = call<typeof schemas.socialUnlink>({
  method: 'POST',
  path: '/registration/social_unlink',
  access: 'customer',
  effect: 'write',
  personal: true,
})
