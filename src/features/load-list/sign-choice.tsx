/** Says whose forces the table holds, and asks for their signs where its headings do not tell them. */
import { Alert, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChoiceBar } from '@/shared/ui/choice-bar';
import { ORIGINS, type Origin, type SignRule } from './import/origin';

interface SignChoiceProps {
  origin: Origin;
  rule: SignRule | null;
  onChange: (rule: SignRule) => void;
}

export function SignChoice({ origin, rule, onChange }: SignChoiceProps) {
  const { t } = useTranslation('loadList');
  const { rules } = ORIGINS[origin];
  return (
    <Alert
      type={rule === null ? 'warning' : 'info'}
      showIcon
      title={
        <Flex vertical gap={4} align="start">
          {t(`import.origin.${origin}`)}
          <ChoiceBar<SignRule>
            label={t('import.signs')}
            value={rule}
            options={rules.map((value) => ({ value, label: t(`import.signRule.${value}`) }))}
            onChange={onChange}
          />
        </Flex>
      }
    />
  );
}
