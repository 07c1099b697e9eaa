/** Identity verification. */
export const kyc = {
  title: 'Complete Customer Kyc',
  incomplete: 'Please fill out the form correctly',
  saved: 'Kyc Details Uploaded',
  failed: 'Could Not Upload Image',
};
