import { type ChangeEvent, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { focusFirstProblem } from "../../../ui/focus-first-problem.ts";
import { usePasswordMinLength } from "./use-password-min-length.ts";
import { useRegister } from "./use-register.ts";
import {
  filterVisibleProblems,
  type RegistrationField,
  type RegistrationValues,
  validateRegistration,
} from "./validate-registration.ts";

const empty: RegistrationValues = {
  firstName: "",
  email: "",
  password: "",
};

export function useRegistrationForm() {
  const { t } = useTranslation("auth");
  const registration = useRegister();
  const [values, setValues] = useState(empty);
  const [wasSent, setWasSent] = useState(false);
  const [leftFields, setLeftFields] = useState<ReadonlySet<RegistrationField>>(new Set());
  const passwordMinLength = usePasswordMinLength();
  const problems = validateRegistration(values, passwordMinLength);
  const shown = filterVisibleProblems(problems, { wasSent, leftFields });

  /** What a field's control must carry. */
  const field = (name: RegistrationField) => ({
    name,
    label: t(`field.${name}`),
    required: true,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
    onBlur: () => setLeftFields(new Set([...leftFields, name])),
    error: shown[name] && t(`validation.${shown[name]}`, { count: passwordMinLength }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (Object.keys(problems).length > 0) return focusFirstProblem(event.currentTarget);
    if (!registration.isPending) registration.mutate(values);
  };
  return { values, field, submit, registration };
}
