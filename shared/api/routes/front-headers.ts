/** CloudFront adds it to every request, with a secret that only it and the functions know. */
export const FRONT_HEADER = 'x-crownhead-front'

/** Address and port, `192.0.2.1:46532` or `2001:db8::1:46532`: true only behind the front. */
export const VIEWER_HEADER = 'cloudfront-viewer-address'

/** What the log says of a request without the front's key: an alarm counts these. */
export const AROUND = 'a request came around the front'
