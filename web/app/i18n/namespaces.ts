import type account from "#locales/en/account.json";
import type add from "#locales/en/add.json";
import type analysis from "#locales/en/analysis.json";
import type auth from "#locales/en/auth.json";
import type blog from "#locales/en/blog.json";
import type body from "#locales/en/body.json";
import type common from "#locales/en/common.json";
import type connect from "#locales/en/connect.json";
import type dashboard from "#locales/en/dashboard.json";
import type data from "#locales/en/data.json";
import type errors from "#locales/en/errors.json";
import type marketing from "#locales/en/marketing.json";
import type meals from "#locales/en/meals.json";
import type notifications from "#locales/en/notifications.json";
import type pro from "#locales/en/pro.json";
import type profile from "#locales/en/profile.json";
import type subscription from "#locales/en/subscription.json";

interface Resources {
  account: typeof account;
  add: typeof add;
  body: typeof body;
  common: typeof common;
  auth: typeof auth;
  connect: typeof connect;
  dashboard: typeof dashboard;
  data: typeof data;
  meals: typeof meals;
  analysis: typeof analysis;
  pro: typeof pro;
  profile: typeof profile;
  notifications: typeof notifications;
  marketing: typeof marketing;
  errors: typeof errors;
  subscription: typeof subscription;
  blog: typeof blog;
}
export type Namespace = keyof Resources;

/** Keys are written `namespace:area.thing`; a component names its namespaces in `useTranslation`. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Resources;
    returnNull: false;
  }
}
