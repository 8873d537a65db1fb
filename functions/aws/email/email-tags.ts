/**
 * The SES tag that names the seat of an email. It has a file of its own, so that its readers do not load the SES
 * client.
 */
export const SEAT_EMAIL_TAG = 'seat'
