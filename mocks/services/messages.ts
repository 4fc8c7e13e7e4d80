/** All messages of the embedded backend; `{{x}}` is replaced with the failure's value for x. */

export type Language = 'en' | 'cn';

const TEXTS = {
  wrong_client: ['The client is not known to this service.', '客户端认证失败。'],
  unsupported_grant: ['The grant type {{grant}} is not supported.', '不支持的授权类型：{{grant}}。'],
  wrong_captcha: [
    'The verification code is wrong or has expired. Please enter the new one.',
    '验证码错误或已过期，请输入新的验证码。',
  ],
  wrong_credentials: ['Username or password is wrong.', '用户名或密码错误。'],
  refresh_expired: ['The session has expired. Please sign in again.', '会话已过期，请重新登录。'],
  unauthorized: ['Please sign in.', '请先登录。'],
  token_expired: ['The session has expired. Please sign in again.', '会话已过期，请重新登录。'],
  forbidden: ['Your account does not have permission to do this.', '您的账号没有此操作权限。'],
  account_expired: [
    'The account has expired. Please contact the administrator.',
    '账号已过期，请联系管理员。',
  ],
  malformed_body: ['The request cannot be read: {{problem}}.', '请求无法解析：{{problem}}。'],
  invalid_field: ['{{field}}: {{problem}}.', '{{field}}：{{problem}}。'],
  not_found: ['This record no longer exists.', '该记录已不存在。'],
  unknown_call: ['There is no call {{method}} {{path}}.', '接口不存在：{{method}} {{path}}。'],
  username_taken: ['The username {{username}} is taken.', '用户名 {{username}} 已被占用。'],
  name_taken: ['The name {{name}} is taken.', '名称 {{name}} 已存在。'],
  name_locked: ['The {{field}} of a record cannot be changed.', '已有记录的 {{field}} 不可修改。'],
  grade_taken: ['The grade {{grade}} already exists.', '混凝土等级 {{grade}} 已存在。'],
  unknown_role: ['There is no role {{id}}.', '角色 {{id}} 不存在。'],
  unknown_permission: ['There is no permission {{id}}.', '权限 {{id}} 不存在。'],
  unknown_series: ['There is no profile series {{type}}.', '型钢系列 {{type}} 不存在。'],
  unknown_standard: ['There is no standard {{standard}}.', '设计标准 {{standard}} 不存在。'],
  last_admin: [
    'This is the last administrator. Make another user an administrator first.',
    '这是最后一名管理员，请先将其他用户设为管理员。',
  ],
  role_in_use: [
    'The role is assigned to {{count}} user(s). Remove it from them first.',
    '该角色正被 {{count}} 个用户使用，请先解除关联。',
  ],
  permission_in_use: [
    'The permission belongs to {{count}} role(s). Remove it from them first.',
    '该权限正被 {{count}} 个角色使用，请先解除关联。',
  ],
  admin_role_locked: ['The role ADMIN cannot be deleted.', '角色 ADMIN 不可删除。'],
  no_file: ['The request contains no file.', '请求中没有文件。'],
  not_a_picture: ['Only JPEG and PNG pictures can be stored.', '仅支持 JPEG 或 PNG 图片。'],
  not_a_document: ['Only Word documents (docx) can be converted.', '仅支持转换 Word 文档（docx）。'],
  file_too_large: ['The file exceeds the limit of {{limit}} MB.', '文件超过 {{limit}} MB 的上限。'],
  calculation_input: ['{{field}}: {{problem}}.', '{{field}}：{{problem}}。'],
  calculation_refused: ['The calculation is not possible: {{problem}}.', '无法计算：{{problem}}。'],
  calculation_superseded: ['A newer calculation has replaced this one.', '该计算已被新的计算取代。'],
  calculation_crashed: ['The calculation failed: {{problem}}', '计算异常中断：{{problem}}'],
  calculation_timeout: [
    'The calculation took longer than {{seconds}} s and was stopped.',
    '计算超过 {{seconds}} 秒，已停止。',
  ],
  unknown_content: [
    'The document contains content that cannot be converted: {{elements}}.',
    '文档含有无法转换的内容：{{elements}}。',
  ],
  fonts_missing: ['The fonts for the PDF could not be loaded.', '无法加载生成 PDF 所需的字体。'],
  storage_full: ['The storage of this browser is full.', '浏览器存储空间已满。'],
  internal: ['The service failed: {{problem}}', '服务内部错误：{{problem}}'],
  scenario: ['QA scenario: answered with status {{status}}.', '测试场景：返回状态 {{status}}。'],
} as const satisfies Record<string, readonly [en: string, cn: string]>;

export type MessageCode = keyof typeof TEXTS;

export function messageText(
  code: MessageCode,
  values: Readonly<Record<string, string | number>> = {},
  language: Language = 'en',
): string {
  const template: string = TEXTS[code][language === 'cn' ? 1 : 0];
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''));
}

/** Returns Chinese if the header begins with `cn` or a `zh` tag, English otherwise. */
export function languageOf(acceptLanguage: string | null): Language {
  return /^\s*(cn|zh)\b/i.test(acceptLanguage ?? '') ? 'cn' : 'en';
}
