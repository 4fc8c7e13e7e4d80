/** Fields of a user's personal data, in three columns; all are required. */
import { Col, Form, Input, Row } from 'antd';
import { useTranslation } from 'react-i18next';
import { USER_DATA_FIELDS } from '@/features/administration/users/user-data-values';

const LONGEST_TEXT = 255;
const USERNAME = { shortest: 6, longest: 20 };

/**
 * `knownUsername`: username of an existing account, which stays valid even if it breaks the rule for new
 * names.
 */
export function UserDataFields({ knownUsername }: { knownUsername?: string }) {
  const { t } = useTranslation('users');
  return (
    <Row gutter={24}>
      <Col span={8}>
        <Form.Item
          name="username"
          label={t('fields.username')}
          validateFirst
          rules={[
            { required: true, whitespace: true, message: t('required.username') },
            {
              validator: (_rule, value: string) => {
                const { length } = value.trim();
                const fits = length >= USERNAME.shortest && length <= USERNAME.longest;
                return fits || value === knownUsername
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('usernameLength')));
              },
            },
          ]}
        >
          <Input autoComplete="off" maxLength={LONGEST_TEXT} />
        </Form.Item>
      </Col>
      {USER_DATA_FIELDS.map((field) => (
        <Col span={8} key={field}>
          <Form.Item
            name={field}
            label={t(`fields.${field}`)}
            rules={[{ required: true, whitespace: true, message: t(`required.${field}`) }]}
          >
            <Input autoComplete="off" maxLength={LONGEST_TEXT} />
          </Form.Item>
        </Col>
      ))}
    </Row>
  );
}
