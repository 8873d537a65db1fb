/** The squares of the move that is drawn, separated by spaces. */
export const pathOnBoard = (): string => document.querySelector<HTMLElement>('#board')?.dataset['path'] ?? ''
