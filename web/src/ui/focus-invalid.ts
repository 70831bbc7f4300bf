/** Leads to the first field with a fault, once its fault has been drawn. */
export function focusInvalid(form: ParentNode = document): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
