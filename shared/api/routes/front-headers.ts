/** The header that CloudFront adds to every request, with a secret that only it and the functions know. */
export const FRONT_HEADER = 'x-crownhead-front'

/**
 * The header with the reader's address and port, `192.0.2.1:46532` or `2001:db8::1:46532`. It can be trusted only in a
 * request that came through CloudFront.
 */
export const VIEWER_HEADER = 'cloudfront-viewer-address'

/** The log line of a request without CloudFront's secret. An alarm counts these lines. */
export const BYPASSED_FRONT = 'a request came around the front'
