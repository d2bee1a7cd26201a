/** contract/: every expected failure: its stable code, its HTTP status, and its message in English (the browser shows by code). */

export const errorCodes = {
  // requests
  malformed_json: { status: 400, message: "The request body is not valid JSON." },
  invalid_request: { status: 400, message: "The request has missing, unknown or invalid fields." },
  invalid_time_zone: { status: 400, message: "The Time-Zone header is not a known IANA time zone." },
  invalid_idempotency_key: { status: 400, message: "The Idempotency-Key header is empty or too long." },
  idempotency_key_reused: { status: 422, message: "This Idempotency-Key was used for a different request." },
  request_in_progress: { status: 409, message: "The same request is still being worked on." },
  unsupported_media_type: { status: 415, message: "Send JSON with the content type application/json." },
  form_expected: { status: 415, message: "Send a form with the content type multipart/form-data." },
  payload_too_large: { status: 413, message: "The request is too large." },
  not_found: { status: 404, message: "There is nothing here." },
  method_not_allowed: { status: 405, message: "This address does not take that method." },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  internal_error: { status: 500, message: "Something went wrong on our side." },
  service_unavailable: { status: 503, message: "Server is temporarily unavailable. Please try again later." },
  // identity
  unauthorized: { status: 401, message: "Unauthorized" },
  invalid_credentials: { status: 401, message: "Email or password is incorrect." },
  too_many_login_attempts: { status: 429, message: "Too many login attempts. Please try again later." },
  email_taken: { status: 409, message: "An account with this email already exists." },
  invalid_refresh_token: { status: 401, message: "The session has ended. Please log in again." },
  invalid_anonymous_session: { status: 401, message: "Session validation failed" },
  pro_required: { status: 403, message: "This needs a Pro plan." },
  // scanning
  empty_text: { status: 400, message: "Describe what you ate." },
  text_too_long: { status: 400, message: "The description is longer than 2,000 characters." },
  no_food_recognised: { status: 422, message: "No food was recognized in this description." },
  analysis_failed: { status: 502, message: "Could not analyze food description. Please try again." },
  analysis_timed_out: { status: 504, message: "The analysis took too long. Please try again." },
  daily_scan_limit_exceeded: { status: 403, message: "Daily scan limit exceeded" },
  anonymous_scan_limit_exceeded: {
    status: 403,
    message: "The free scans of this session are used up. Please register.",
  },
  photo_missing: { status: 400, message: "Send one photo, in the form's field `image`." },
  too_many_uploads: {
    status: 429,
    message: "Too many photos are being sent at once. Wait for one to arrive.",
  },
  photo_too_large: { status: 413, message: "The photo is larger than 12 MB." },
  photo_type_not_supported: {
    status: 415,
    message: "This file is not a photo of a kind we read: JPEG, PNG, WebP, HEIC, AVIF or GIF.",
  },
  photo_unreadable: { status: 422, message: "The photo is damaged or cut off and cannot be read." },
  photo_too_many_pixels: { status: 422, message: "The photo has more than 40 million pixels." },
  photo_too_small: {
    status: 422,
    message: "The photo is too small to see anything: 32 pixels a side at least.",
  },
  note_too_long: { status: 400, message: "This is longer than 500 characters." },
  correction_not_understood: {
    status: 422,
    message: "The correction names nothing that could be changed. The meal is as it was.",
  },
  too_many_corrections: {
    status: 429,
    message: "This meal was corrected too often. Change its foods directly.",
  },
  description_needed: {
    status: 409,
    message: "Describe the meal in words: POST /api/mealSubmissions/{id}/correct.",
  },
  submission_not_found: { status: 404, message: "This analysis no longer exists." },
  submission_already_accepted: { status: 409, message: "This meal has already been saved." },
  clarification_needed: { status: 409, message: "Answer the questions first." },
  unknown_question: { status: 400, message: "The answers do not fit the questions." },
  food_not_found: { status: 404, message: "This food is not in the table." },
  meal_needs_a_food: { status: 400, message: "A meal needs at least one food." },
  daily_conversion_limit_exceeded: {
    status: 403,
    message: "An account takes over one visitor's session a day. Its meals are kept; try again tomorrow.",
  },
  // meals, goals
  daily_meal_limit_exceeded: {
    status: 409,
    message: "This day already has the 50 meals that a day can hold.",
  },
  meal_not_found: { status: 404, message: "This meal no longer exists." },
  date_in_future: { status: 400, message: "This day is still to come." },
  range_reversed: { status: 400, message: "The range ends before it begins." },
  range_too_long: { status: 400, message: "The range spans too many days." },
  profile_not_found: { status: 404, message: "No profile found" },
  birthdate_in_future: { status: 400, message: "The birth date is in the future." },
  age_below_minimum: { status: 422, message: "Goals are suggested from the age of 13." },
  goals_not_found: { status: 404, message: "No goals found" },
  // plans
  subscription_not_found: { status: 404, message: "No active subscription found" },
  already_subscribed: {
    status: 409,
    message: "You already have an active subscription. Please check your subscription status.",
  },
  plan_not_available: { status: 400, message: "This plan is not on offer." },
  success_url_not_ours: { status: 400, message: "The success URL is not on this site." },
  payments_unavailable: { status: 503, message: "Payments are not available here." },
  payment_provider_failed: {
    status: 502,
    message: "The payment provider did not answer. Nothing was charged.",
  },
  webhook_not_ours: { status: 400, message: "The signature does not fit, or is too old." },
  checkout_not_found: { status: 404, message: "This checkout no longer exists." },
  card_declined: { status: 402, message: "The card was declined." },
  insufficient_funds: { status: 402, message: "The card has insufficient funds." },
  expired_card: { status: 402, message: "The card has expired." },
  incorrect_cvc: { status: 402, message: "The card's security code is incorrect." },
  processing_error: { status: 402, message: "The card could not be processed. Please try again." },
  test_card_needed: {
    status: 402,
    message: "This is a sandbox: use one of the test cards. No real card is taken.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;
