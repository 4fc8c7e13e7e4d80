/** Taking over a design that Explore has found. */
import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/design/model/design-state';
import { useNotices } from '@/shared/ui/notices';
import { changeDesign } from '@/stores/design/design-store';

/** Returns a function that replaces the open design with a design found by Explore, as one undo step. */
export function useApply(): (design: Design) => void {
  const { t } = useTranslation('explore');
  const { message } = useNotices();
  // The open design keeps its project data and its variants.
  return ({ project: _, variants: __, ...parts }) => {
    const { concrete, plate, profile } = parts;
    // A found design is frozen, and the rules applied after every change write to some of its objects.
    const written = { concrete: { ...concrete }, plate: { ...plate }, profile: { ...profile } };
    changeDesign((draft) => void Object.assign(draft, parts, written));
    message.success(t('applied'));
  };
}

interface ApplyButtonProps extends Omit<ButtonProps, 'name'> {
  design: () => Design;
  /** Name of the design, which tells the buttons of a list apart. */
  name?: string;
}

/** Button that takes over a design. */
export function ApplyButton({ design, name, children, ...button }: ApplyButtonProps) {
  const { t } = useTranslation('explore');
  const apply = useApply();
  const label = name !== undefined && { 'aria-label': t('applyTo', { name }) };
  return (
    <Button size="small" {...label} {...button} onClick={() => apply(design())}>
      {children ?? t('apply')}
    </Button>
  );
}
