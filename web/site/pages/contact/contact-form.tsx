// Posts without script; when something is wrong it comes back with everything that was typed.
import { useTranslation } from "react-i18next";
import { emailMaxLength, ticketMessageMaxLength, ticketNameMaxLength } from "#contract/limits.ts";
import { languageParameter } from "#contract/page-language.ts";
import { type ContactField, contactSubjects } from "#contract/site.ts";
import { Alert } from "../../../app/ui/alert.tsx";
import { buttonClasses } from "../../../app/ui/button-classes.ts";
import { SelectField } from "../../../app/ui/select-field.tsx";
import { TextField } from "../../../app/ui/text-field.tsx";
import { TextareaField } from "../../../app/ui/textarea-field.tsx";
import { useSite } from "../../site-context.ts";

export function ContactForm() {
  const { t } = useTranslation("marketing");
  const { contact, isLanguageInAddress, language } = useSite();
  const problem = contact && contact.kind !== "sent" ? contact : undefined;
  const values = problem?.values;
  const invalidFields: readonly ContactField[] = problem?.kind === "invalid" ? problem.faults : [];
  const errorOf = (field: ContactField) =>
    invalidFields.includes(field) ? t(`contact.faults.${field}`) : undefined;
  const isFirstInvalid = (field: ContactField) => invalidFields[0] === field || undefined;
  return (
    <form
      method="post"
      action={isLanguageInAddress ? `/contact?${languageParameter}=${language}` : "/contact"}
      className="grid gap-5 rounded-xl border border-line bg-card p-5 shadow-card sm:p-8"
    >
      {problem && <Alert>{t(`contact.problems.${problem.kind}`)}</Alert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("contact.name")}
          name="name"
          autoComplete="name"
          required
          maxLength={ticketNameMaxLength}
          defaultValue={values?.name}
          error={errorOf("name")}
          data-focus={isFirstInvalid("name")}
        />
        <TextField
          label={t("contact.email")}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={emailMaxLength}
          defaultValue={values?.email}
          error={errorOf("email")}
          data-focus={isFirstInvalid("email")}
        />
      </div>
      <SelectField
        label={t("contact.subject")}
        name="subject"
        defaultValue={values?.subject}
        error={errorOf("subject")}
        options={contactSubjects.map((value) => ({ value, label: t(`contact.subjects.${value}`) }))}
      />
      <TextareaField
        label={t("contact.message")}
        name="message"
        required
        maxLength={ticketMessageMaxLength}
        defaultValue={values?.message}
        error={errorOf("message")}
        data-focus={isFirstInvalid("message")}
      />
      {/* A honeypot: people neither see nor reach it, but bots fill it in. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          {t("contact.website")}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button type="submit" data-sending={t("contact.sending")} className={buttonClasses({ size: "lg" })}>
        {t("contact.send")}
      </button>
    </form>
  );
}
