/**
 * Returns how a language writes a day with a time, for a page whose script has no texts. The texts of each language have
 * the same in `time.at`.
 */
export const timesIn = (locale: string) => {
  const isFrench = locale === 'fr-FR'
  const isSpanish = locale === 'es'
  return (day: string, time: string): string =>
    isFrench ? `${day.replace(/\b1 /, '1er ')} à ${time}` : `${isSpanish ? day.replace(',', '') : day}, ${time}`
}
