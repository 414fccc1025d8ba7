/** Leads the keyboard to the first field of a form that is wrong, once what is wrong is said there. */
export function focusFirstError(form: ParentNode | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>(':is([aria-invalid=true], [data-invalid] button)')?.focus(),
  )
}
