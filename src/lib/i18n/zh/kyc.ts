import type { Words } from '../words';

/** Identity verification. */
export const kyc: Words<'zh', 'kyc'> = {
  title: '完成身份验证（KYC）',
  lead: '您的文件保存在私密存储中，只有您和审核人员可以打开。我们绝不索要银行登录信息。',
  address: '家庭住址',
  document: '身份证件',
  documentHint: '工作证、驾驶证或任何能证明您姓名和照片的合法文件。PNG、JPEG、WebP 或 PDF，最大 5 MB。',
  taxNumber: '税号（选填）',
  taxNumberHint:
    '仅当您所在国家对您在此的收入征税且您希望留存记录时才需要。税号与其他一切分开保存；工作人员每次读取都会留下记录。留空没有任何不利。',
  taxNumberInvalid: '请输入 4 至 32 个字母和数字，或留空。',
  addressShort: '请输入完整地址。',
  submit: '提交',
  incomplete: '请正确填写表单',
  saved: '身份资料已上传',
  failed: '无法上传图片',
  pendingExists: '您已提交资料，正在审核中。您刚才填写的内容未保存。',
  retrySafe: '您填写的内容仍在此处。您可以再次提交。',
  taxNumberFailed: '您的资料已上传，但税号未上传。税号为选填；没有它审核照常进行。',
  sentOn: '提交日期',
  pending: '您的资料正在审核',
  pendingText: '由人工查看。结果会显示在此处；您无需再做任何事。',
  approved: '您的身份已确认',
  approvedText: '无需其他操作。',
  renamed: '您的身份是以姓名“{{name}}”确认的',
  renamedText: '您在此处的姓名现已不同。请改回原来的姓名，或在下方重新提交您的资料。',
  rejected: '您的资料未能通过',
  rejectedText: '您可以在下方重新提交。',
  reason: '原因：{{reason}}',
};
