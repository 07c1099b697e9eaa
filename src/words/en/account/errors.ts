/** The English of what can go wrong, by its code. */
export const errors = {
  /** The words for every stable code (see `lib/data/error-codes.ts`). */
  errors: {
    unknown:
      'Something went wrong, and it is not certain whether anything was done. Look before you try again.',
    network: 'No connection to the server. Check your network and try again.',
    offline: 'You are offline, and nothing was sent. Try again when the network is back.',
    page_incomplete: 'Part of this page could not be loaded. Please refresh it.',
    unavailable: 'The server is busy or restarting. Try again in a moment.',
    session_expired: 'Your session has ended. Please sign in again.',
    not_allowed: 'You are not allowed to do this.',
    not_found: 'This could not be found.',
    duplicate: 'This has been sent already.',
    invalid_value: 'One of the values is not accepted.',
    too_many_requests: 'Too many attempts. Try again in a minute.',

    email_in_use: 'Email is already in use',
    weak_password: 'Password Should be Greater than six characters',
    invalid_email: 'Invalid Email',
    too_many_guesses:
      'Too many wrong passwords for this account. Use a passkey, set a new password by mail, or try again in 15 minutes.',
    too_many_codes:
      'Too many wrong codes for this account, so you were signed out. Use a passkey, or try again in an hour.',
    wrong_password: 'Password is Incorrect',
    user_not_found: 'User Not Found',
    email_not_confirmed: 'Please confirm your e-mail address first: open the link we sent you.',
    account_disabled: 'This account has been disabled. Please contact support.',
    same_password: 'The new password must differ from the old one.',
    password_required: 'Please enter your password to do this.',
    account_closed: 'This account has been closed.',
    signup_disabled: 'New accounts cannot be made at the moment.',
    name_unreadable:
      'Please enter a name with letters, and without characters that change the direction of writing.',
    country_not_served: 'This site does not serve residents of this country.',
    country_required: 'Please choose your country: this site does not serve all of them.',
    name_of_operator: 'This name could be taken for one of our staff. Please add a second name.',
    registration_incomplete:
      'No account was made: please use the registration form, with a name and the terms accepted.',
    link_expired: 'This link has expired or was used already.',
    link_unknown: 'This link is incomplete. Please open it from the mail again.',
    password_guessable: 'This password is easy to guess. Please choose a longer or rarer one.',
    password_personal: 'This password contains your name or e-mail address. Please choose another one.',
    password_pwned: 'This password is in a list of stolen passwords. Please choose another one.',
    password_characters: 'This password needs more kinds of characters: capital letters, digits, symbols.',
    password_too_long: 'This password is too long: at most 72 letters, fewer with accents or emoji.',
    mail_not_authorized: 'We cannot send mail to this address yet. Please contact us.',
    too_many_mails: 'Too many mails were sent. Look for the last one, or try again in an hour.',
    factor_required: 'Please confirm your second factor first.',
    code_required: 'Please confirm with your authenticator app or your security key.',
    invalid_code: 'This code is wrong or no longer valid.',
    passkey_cancelled: 'Your device confirmed nothing. Please try again.',
    passkey_refused:
      'No account here knows this passkey, or it took too long. Please try again, or use your password.',
    passkeys_disabled: 'This cannot be used in this browser or at this address. Please use another way.',
    passkey_of_another: 'This passkey belongs to another account. Use one of yours, or your password.',
    key_refused: 'This is not a security key of your account, or it took too long. Please try again.',
    mailed_code_disabled: 'Mailed codes do not sign in here. Please use your password.',

    insufficient_funds: 'insufficent Fund',
    method_not_found: 'This payment method is no longer offered.',
    invalid_amount: 'Please enter a valid amount.',
    request_id_required: 'This request was incomplete. Please try again.',
    request_id_reused: 'This request was already used for something else. Please try again.',
    operator_gives_none:
      'An operator’s account takes no payments or documents. Use another account to invest.',
    too_many_uploads: 'You have uploaded too many files today. Please try again tomorrow.',
    too_many_messages: 'Too many messages at the moment. Please try again in an hour.',
    file_protected: 'This PDF is protected by a password. Save it without one, or send a picture of it.',
    file_too_large: 'The file is too large: 5 MB at most.',
    file_type: 'This kind of file is not accepted.',
    file_heic: 'This browser cannot open HEIC pictures. Send a screenshot or a JPEG.',
    file_unreadable: 'This file could not be opened. It may be empty or damaged.',
    picture_blocked:
      'Your browser’s tracking protection blocks pictures here. Allow canvas data, or send a PDF.',

    already_reviewed: 'This has already been reviewed.',
    identity_required: 'Please confirm your identity first, in your account.',
    account_frozen: 'Your account is frozen for now. Please contact support.',
    address_in_use: 'A withdrawal to this address is open. Cancel it first, or wait until it is paid.',
    signal_without_price: 'This instrument has no fresh price. Please try again later.',
    too_many_signals: 'Ten signals in 24 hours are the most.',
    title_required: 'Please give a title of at most 120 characters, in one line.',
    transaction_id_required: 'Please enter the transaction id.',

    reading_not_recorded: 'This is not shown because the reading could not be recorded. Please try again.',
  },
};
