/**
 * What goes with every answer of the sandbox: browsers load and run nothing but the page's own files, take nothing for another type than
 * it is sent as, and let no other site show or use any of it.
 */
export const PROTECTION: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // A picture that is out of sight is replaced by an empty one, which is written out.
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}
