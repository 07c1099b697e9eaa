/** Identity verification. */
export const kyc = {
  title: 'Complete Customer Kyc',
  lead: 'Your document lies in private storage. Only you and the operators who review it can open it. We never ask for the login to a bank.',
  address: 'Home Address',
  document: 'Identity Document',
  documentHint:
    'A worker ID, a driver’s licence or any legal document that confirms your name and photo. PNG, JPEG, WebP or PDF, up to 5 MB.',
  taxNumber: 'Tax Number (optional)',
  taxNumberHint:
    'Only needed if your country taxes what you earn here and you want it on record. It is kept apart from everything else; each time an operator reads it, that is recorded. Leaving it empty has no disadvantage.',
  taxNumberInvalid: 'Please enter 4 to 32 letters and digits, or leave this empty.',
  addressShort: 'Please enter your whole address.',
  submit: 'Submit',
  incomplete: 'Please fill out the form correctly',
  saved: 'Kyc Details Uploaded',
  failed: 'Could Not Upload Image',
  pendingExists:
    'You have already sent your details; they are being reviewed. What you entered now has not been saved.',
  retrySafe: 'Everything you entered is still here. You can submit again.',
  taxNumberFailed:
    'Your details were uploaded, but not the tax number. It is optional; the review goes on without it.',
  sentOn: 'Sent on',
  pending: 'Your details are being reviewed',
  pendingText: 'A person looks at them. You will see the result here; there is nothing else to do.',
  approved: 'Your identity has been confirmed',
  approvedText: 'Nothing else is needed.',
  renamed: 'Your identity was confirmed under the name {{name}}',
  renamedText: 'Your name here is another one now. Change it back, or send your details again below.',
  rejected: 'Your details could not be accepted',
  rejectedText: 'You can send them again below.',
  reason: 'Reason: {{reason}}',
};
