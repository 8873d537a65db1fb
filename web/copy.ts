/** Without a script these buttons would do nothing. */
export const showCopying = (root: ParentNode): void => {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-copy]')) button.hidden = false
}

/** If the browser forbids copying, the link is selected instead. */
export const copy = async (button: HTMLButtonElement): Promise<void> => {
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
