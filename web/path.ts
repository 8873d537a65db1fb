/** Squares of the drawn move, with spaces between. */
export const pathOnBoard = (): string => document.querySelector<HTMLElement>('#board')?.dataset['path'] ?? ''
