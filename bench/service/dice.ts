/** Seeded numbers from 0 to 1 (Park and Miller, 1988). */
export const dice = (seed: number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
