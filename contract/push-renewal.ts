/** Apart from the endpoint, for the service worker, which loads no schemas. */
export const pushRenewalPath = "/api/notifications/renew";
