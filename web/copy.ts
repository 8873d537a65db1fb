/** Shows the buttons that copy a link, which without a script would do nothing. */
export const showCopying = (root: ParentNode): void => {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-copy]')) button.hidden = false
}

/** Copies the link that a pressed button belongs to; where the browser does not let us, it is selected for the person to copy. */
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
