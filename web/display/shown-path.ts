/** Returns the squares of the move that is drawn, separated by spaces. */
export const shownPath = (): string => document.querySelector<HTMLElement>('#board')?.dataset['path'] ?? ''
