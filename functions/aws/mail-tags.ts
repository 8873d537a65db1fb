/** Apart from the client of SES, which what reads the tags does without. */
export const SEAT_TAG = 'seat'
