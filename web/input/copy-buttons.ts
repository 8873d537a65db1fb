/** Copies a field to the clipboard. If the browser forbids it, the field is selected instead, and the button says so. */
const copy = async (button: HTMLButtonElement): Promise<void> => {
  const field = document.querySelector<HTMLInputElement>(`#${button.dataset['copy']}`)
  if (!field) return
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    button.textContent = button.dataset['copied'] ?? ''
  } catch {
    field.focus()
    button.textContent = button.dataset['selected'] ?? ''
  }
}

/** Shows the copy buttons, which are hidden until a script runs because they do nothing without one. */
export const showCopyButtons = (root: ParentNode): void => {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-copy]')) button.hidden = false
}

export const enableCopyButtons = (page: Document): void => {
  showCopyButtons(page)
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null
    if (button) void copy(button)
  })
}
