export function focusFirstProblem(form: HTMLFormElement): void {
  // Wait until React has marked the invalid fields.
  setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
