/** The account page. */
export const profile = {
  title: 'Account Profile Information',
  upload: 'Upload Picture',
  updatePicture: 'Update Profile Picture',
  updateDetails: 'Update Details',
  edit: 'Edit Profile',
  update: 'update',
  name: 'Name',
  email: 'Email',
  phone: 'Phone Number',
  joined: 'Joined',
  saved: 'Details have been updated',
  selectImage: 'Please Select an Image',
  uploadFailed: 'Could Not Upload Image',
  uploaded: 'Image Uploaded',
};
