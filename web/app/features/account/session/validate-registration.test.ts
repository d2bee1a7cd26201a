import { describe, expect, it } from "vitest";
import {
  filterVisibleProblems,
  type RegistrationField,
  validateRegistration,
} from "./validate-registration.ts";

const good = {
  firstName: "Ana",
  email: "ana@example.com",
  password: "pears",
};

describe("a registration", () => {
  it("has no problems when complete", () => {
    expect(validateRegistration(good)).toEqual({});
  });

  it.each([
    [{ firstName: "  " }, { firstName: "required" }],
    [{ email: "ana@example" }, { email: "emailInvalid" }],
    [{ password: "pear" }, { password: "passwordTooShortAlt" }],
    [{ password: "" }, { password: "required" }],
  ])("with %o has the problems %o", (change, problems) => {
    expect(validateRegistration({ ...good, ...change })).toEqual(problems);
  });
});

describe("while typing", () => {
  const empty = { firstName: "", email: "an", password: "pear" };
  const untouched = { wasSent: false, leftFields: new Set<RegistrationField>() };

  it("shows only problems that are certain", () => {
    expect(filterVisibleProblems(validateRegistration(empty), untouched)).toEqual({
      email: "emailInvalid",
    });
  });

  it("shows a short password once its field was left, and everything once submitted", () => {
    const left = { wasSent: false, leftFields: new Set<RegistrationField>(["password"]) };
    expect(filterVisibleProblems(validateRegistration(empty), left).password).toBe("passwordTooShortAlt");
    expect(
      filterVisibleProblems(validateRegistration(empty), { ...untouched, wasSent: true }).firstName,
    ).toBe("required");
  });
});
