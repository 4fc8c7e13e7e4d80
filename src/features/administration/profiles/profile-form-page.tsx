/** Page that adds a profile to a series, or edits the profile whose id is in the URL query. */
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  addSectionSteel,
  changeSectionSteel,
  SECTION_STEELS_KEY,
  sectionSteelQuery,
} from '@/api/calls/references';
import type { NewSectionSteel, SectionSteel } from '@/api/contract/references';
import { DimensionedSection } from '@/features/administration/profiles/dimensioned-section';
import { profileListPath } from '@/features/administration/profiles/profile-paths';
import {
  isProfileField,
  useDoubtfulProfile,
  useCheckedProfile,
} from '@/features/administration/profiles/use-doubtful-profile';
import { useSeriesCode, useSeriesOptions } from '@/features/administration/profiles/use-series';
import { DoubtfulFigures } from '@/features/administration/records/doubtful-figures';
import { FormPage } from '@/features/administration/records/form-page';
import { NumericItem } from '@/features/administration/records/numeric-item';
import { numericProblem, shownNumber, wireNumber } from '@/features/administration/records/numeric-text';
import { SaveForm } from '@/features/administration/records/save-form';
import { useDoubtfulFigures } from '@/features/administration/records/use-doubtful-figures';
import { useLastWriter } from '@/features/administration/records/use-last-writer';
import { useRecordEffect } from '@/features/administration/records/use-record-effect';
import { useSave } from '@/features/administration/records/use-save';
import { PROFILE_FIGURES } from '@/quantities/plausible/profile-rules';
import { useNotices } from '@/shared/ui/notices/notices';
import { parseNumber } from '@/text/format/parse-number';

type Values = Omit<NewSectionSteel, 'type'>;

const STEP = 0.1;
const LONGEST_NAME = 255;

function initialValues(profile: SectionSteel | null): Values {
  if (!profile) return { name: '', h: '', w: '', t: '', ft: '' };
  const { name, h, w, t, ft } = profile;
  return { name, h: shownNumber(h), w: shownNumber(w), t: shownNumber(t), ft: shownNumber(ft) };
}

/**
 * Returns the number in a field for the drawing; 0, which is not drawn, if the text is not a valid number.
 */
function drawn(text: string | undefined): number {
  return text === undefined || numericProblem(text) !== null ? 0 : (parseNumber(text) ?? 0);
}

function ProfileForm(props: { series: string; profile: SectionSteel | null }) {
  // Reloading the record must not change the form's initial values.
  const [{ series, profile }] = useState(props);
  const { t } = useTranslation(['databases', 'administration', 'common']);
  const { message } = useNotices();
  const saving = useSave();
  const onTop = useLastWriter();
  const confirmEffect = useRecordEffect();
  const doubtfulOf = useDoubtfulProfile();
  const judgedBy = useCheckedProfile(series);
  const ticks = useDoubtfulFigures();
  const options = useSeriesOptions();
  const [form] = Form.useForm<Values>();
  const values = Form.useWatch([], form) as Partial<Values> | undefined;
  const section = {
    H: drawn(values?.h),
    W: drawn(values?.w),
    T: drawn(values?.t),
    FT: drawn(values?.ft),
  };

  const submit = async (held: Values) => {
    const { name, h, w, t: wall, ft } = held;
    if (!ticks.areSettled(doubtfulOf(series, held))) {
      message.error(t('doubtful.open'));
      return;
    }
    const sent = {
      name: profile ? profile.name : name.trim(),
      type: series,
      h: wireNumber(h),
      w: wireNumber(w),
      t: wireNumber(wall),
      ft: wireNumber(ft),
    };
    const mine = profile && { id: profile.id, ...sent };
    if (mine && !(await confirmEffect([{ kind: 'profiles', before: profile, after: mine }]))) return;
    await saving.save({
      call: () =>
        mine
          ? onTop({
              before: profile,
              mine,
              query: sectionSteelQuery(mine.id),
              label: (key) => (isProfileField(key) ? t(`profile.field.${key}`) : key),
              send: changeSectionSteel,
            })
          : addSectionSteel(sent),
      successText: t(profile ? 'common:message.modify_success' : 'common:message.add_success'),
      outdated: SECTION_STEELS_KEY,
      leadsTo: profileListPath(series),
    });
  };

  return (
    <SaveForm<Values>
      form={form}
      saving={saving}
      submitText={t(profile ? 'administration:modify' : 'administration:add')}
      initialValues={initialValues(profile)}
      keptAs={`profile:${profile?.id ?? `of series ${series}`}`}
      onSubmit={(typed) => void submit(typed)}
    >
      <div style={{ display: 'flex', gap: 48, flexWrap: 'wrap' }}>
        <div style={{ width: 480 }}>
          <Form.Item label={t('profile.series')} htmlFor="profile-series">
            <Select id="profile-series" disabled value={series} options={options} />
          </Form.Item>
          <Form.Item
            name="name"
            label={t('profile.name')}
            rules={[{ required: true, whitespace: true, message: t('profile.nameEmpty') }]}
          >
            <Input disabled={profile !== null} maxLength={LONGEST_NAME} autoFocus={profile === null} />
          </Form.Item>
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 24 }}>
            {PROFILE_FIGURES.map((key) => (
              <NumericItem
                key={key}
                name={key}
                label={t(`profile.field.${key}`)}
                unit="mm"
                step={STEP}
                {...judgedBy(form, key)}
              />
            ))}
          </div>
        </div>
        <DimensionedSection series={Number(series)} section={section} label={t('profile.drawing')} />
      </div>
      <DoubtfulFigures figures={values?.name === undefined ? [] : doubtfulOf(series, values)} state={ticks} />
    </SaveForm>
  );
}

export function ProfileFormPage() {
  const { t } = useTranslation('databases');
  const asked = useSeriesCode();
  const id = useSearchParams()[0].get('sectionSteelId') ?? '';
  const detail = useQuery({ ...sectionSteelQuery(id), enabled: id !== '', gcTime: 0 });
  const profile = id === '' ? null : (detail.data ?? null);
  const series = profile?.type ?? asked;
  return (
    <FormPage
      title={profile ? t('profile.editTitle', { name: profile.name }) : t('profile.createTitle')}
      listPath={profileListPath(series)}
      needs={id === '' ? [] : [detail]}
    >
      <ProfileForm key={id} series={series} profile={profile} />
    </FormPage>
  );
}
