/** The subscription of RFC 8291, Appendix A, as a browser sends it to the service. */
export const SUBSCRIPTION = {
  endpoint: 'https://receiver.test/push/1',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** The private key of the subscription above, which stays in the browser. */
export const KEPT_BACK = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'

/** A fixed private key (VAPID) with which a test's service signs push messages. */
export const PUSH_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
