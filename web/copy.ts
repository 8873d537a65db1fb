/** If copying is forbidden, the link is selected. */
const copy = async (button: HTMLButtonElement): Promise<void> => {
  const field = document.querySelector<HTMLInputElement>(`#${button.dataset['copy']}`)
  if (!field) return
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    button.textContent = button.dataset['copied'] ?? ''
  } catch {
    field.focus()
  }
}

/** Hidden until a script runs: without one they do nothing. */
export const showCopying = (root: ParentNode): void => {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-copy]')) button.hidden = false
}

export const copyButtons = (page: Document): void => {
  showCopying(page)
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null
    if (button) void copy(button)
  })
}
