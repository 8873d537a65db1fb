let isTyped = false

/** Returns whether the move that is chosen was typed, and not chosen on the board. */
export const wasTyped = (): boolean => isTyped

// This part is loaded at the first key, so no typed move is sent before.
document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && target.method === 'get') isTyped = target.querySelector('#typed') !== null
})
