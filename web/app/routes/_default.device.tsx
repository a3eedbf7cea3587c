import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfirmDevice } from '#app/features/device/confirm-device';
import { Approved, Denied, SignInAgain } from '#app/features/device/device-outcome';
import type { DeviceStep } from '#app/features/device/device-step';
import { DeviceSteps } from '#app/features/device/device-steps';
import { decideDevice, openDevicePage } from '#app/features/device/device.server';
import { EnterCode } from '#app/features/device/enter-code';
import { translator } from '#app/i18n/resources.server';
import { privateHead } from '#app/lib/page-head';
import { layoutStyles } from '#app/components/ui/styles';
import styles from '#app/features/device/device-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { step, status } = await openDevicePage({ context, request });
  return data({ step, title: translator(context.locale)('device:title') }, { status });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? privateHead(page.title) : []);

export async function action({ context, request }: ActionFunctionArgs) {
  const { step, status } = await decideDevice({ context, request });
  return data(step, { status });
}

const STEP_NUMBERS: Readonly<Record<DeviceStep['step'], number>> = {
  enter: 1,
  confirm: 2,
  'sign-in-again': 2,
  approved: 3,
  denied: 3,
};

/** Where a person lets a command-line tool use the account. */
export default function DevicePage() {
  const page = useLoaderData<typeof loader>();
  const decided = useActionData<typeof action>();
  const step = decided ?? page.step;
  return (
    <div className={layoutStyles.page}>
      <div className={styles.column}>
        <DeviceSteps current={STEP_NUMBERS[step.step]} />
        <Content {...step} />
      </div>
    </div>
  );
}

function Content(step: DeviceStep) {
  switch (step.step) {
    case 'enter':
      return <EnterCode key={step.typed} step={step} />;
    case 'confirm':
      return <ConfirmDevice {...step} />;
    case 'sign-in-again':
      return <SignInAgain userCode={step.userCode} />;
    case 'approved':
      return <Approved />;
    case 'denied':
      return <Denied />;
  }
}
