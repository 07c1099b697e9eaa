import type { Words } from '../words';

/** The account page. */
export const profile: Words<'zh', 'profile'> = {
  title: '账户资料',
  upload: '上传头像',
  avatar: '您的头像',
  updatePicture: '更新头像',
  picture: '图片',
  pictureHint: 'PNG、JPEG 或 WebP。只有您能看到。位置和设备信息会在发送前移除。',
  crop: '显示哪一部分',
  cropHint: '拖动图片，或用方向键移动。',
  zoom: '缩放',
  savePicture: '上传',
  selectImage: '请选择图片',
  uploadFailed: '无法上传图片',
  uploaded: '图片已上传',
  details: '资料',
  updateDetails: '更新资料',
  edit: '编辑资料',
  update: '更新',
  name: '姓名',
  email: '电子邮箱',
  phone: '电话号码',
  phoneInvalid: '请输入电话号码，例如 +354 555 0100。',
  noPhone: '未提供',
  joined: '加入日期',
  saved: '资料已更新',
};
