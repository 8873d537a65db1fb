/** Of RFC 8291, Appendix A: what a browser gives, and the private half that it keeps. */
export const SUBSCRIPTION = {
  endpoint: 'https://receiver.test/push/1',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

export const KEPT_BACK = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'

/** A service's key for notices, always the same. */
export const PUSH_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
