/** web/app/ui: takes people to the first field at fault once the form has said what is wrong. */
export function focusFirstProblem(form: HTMLFormElement): void {
  // After React has marked the fields.
  setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
