import { type FormEvent, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ApiError } from "../../../api/api-error.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { focusFirstProblem } from "../../../ui/focus-first-problem.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import { hasPasskeySupport } from "./has-passkey-support.ts";
import { useLogIn } from "./use-log-in.ts";

/** Keys of `auth:login`. */
type LoginFailure = "error" | "invalidEmail" | "tooManyAttempts" | "serverError" | "networkError";

const byStatus: Readonly<Record<number, LoginFailure>> = {
  0: "networkError",
  400: "invalidEmail",
  401: "error",
  429: "tooManyAttempts",
  500: "serverError",
  502: "serverError",
  503: "serverError",
};

function classifyLoginFailure(error: unknown): LoginFailure {
  return error instanceof ApiError ? (byStatus[error.status] ?? "error") : "error";
}

const PasskeyButton = lazyPart(async () => (await import("./passkey-button.tsx")).PasskeyButton);
const SecondStep = lazyPart(async () => (await import("./second-step.tsx")).SecondStep);

interface LoginFormProps {
  readonly initialEmail?: string;
  /** Once the person is signed in. */
  readonly beforeLeaving?: () => Promise<unknown>;
}

export function LoginForm({ initialEmail = "", beforeLeaving }: LoginFormProps) {
  const { t } = useTranslation("auth");
  const logIn = useLogIn(beforeLeaving);
  const isHydrated = useIsHydrated();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState("");
  const [wasSent, setWasSent] = useState(false);
  const [challenge, setChallenge] = useState<string>();

  const emailProblem = !email.trim()
    ? t("validation.required")
    : // Accounts from before `isEmail` was strict sign in too.
      email.includes("@")
      ? undefined
      : t("login.invalidEmail");
  const passwordProblem = password ? undefined : t("validation.required");

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (emailProblem || passwordProblem) return focusFirstProblem(event.currentTarget);
    if (logIn.isPending) return;
    logIn.mutate(
      { email, password },
      {
        onSuccess: setChallenge,
        onError: (error) =>
          showToast({
            variant: "destructive",
            title: t("login.failedTitle"),
            description: t(`login.${classifyLoginFailure(error)}`),
          }),
      },
    );
  };

  if (challenge !== undefined) {
    const backToPassword = () => {
      setChallenge(undefined);
      setPassword("");
      setWasSent(false);
    };
    return (
      <Suspense fallback={<Spinner className="size-6 justify-self-center" />}>
        <SecondStep challenge={challenge} beforeLeaving={beforeLeaving} onBack={backToPassword} />
      </Suspense>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {logIn.isError && <Alert>{t(`login.${classifyLoginFailure(logIn.error)}`)}</Alert>}
      <TextField
        label={t("field.email")}
        name="email"
        type="email"
        autoComplete="username webauthn"
        required
        placeholder={t("field.emailPlaceholder")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wasSent ? emailProblem : undefined}
      />
      <PasswordField
        label={t("field.password")}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wasSent ? passwordProblem : undefined}
      />
      <Link
        to="/forgot-password"
        className="-my-2 justify-self-start py-1 text-sm font-medium text-basil-700 underline underline-offset-2"
      >
        {t("login.forgot")}
      </Link>
      {/* Before hydration the browser itself would submit the form. */}
      <Button
        type={isHydrated ? "submit" : "button"}
        size="lg"
        isWide
        isBusy={logIn.isPending}
        className="mt-1"
      >
        {logIn.isPending ? t("login.submitting") : t("login.submit")}
      </Button>
      {isHydrated && hasPasskeySupport() && (
        <Suspense>
          <PasskeyButton beforeLeaving={beforeLeaving} />
        </Suspense>
      )}
    </form>
  );
}
