import styles from './ComponentsPage.module.css'
import { BasicsSection, StatesSection, ToastsSection } from './sections/BasicsSection.tsx'
import { BalanceSection, ButtonsSection } from './sections/ButtonsSection.tsx'
import { ChoicesSection } from './sections/ChoicesSection.tsx'
import { FieldsSection } from './sections/FieldsSection.tsx'
import { GameCardsSection, ListsSection } from './sections/GameCardsSection.tsx'
import { HomeSection } from './sections/HomeSection.tsx'
import { NavigationSection } from './sections/NavigationSection.tsx'
import { OverlaysSection } from './sections/OverlaysSection.tsx'
import { PillsSection } from './sections/PillsSection.tsx'
import {
  CountersSection,
  OrderSection,
  ProgressSection,
  RewardsSection,
} from './sections/ProgressSection.tsx'
import { useSay } from './use-say.ts'

/** Every component in every state, for those who build pages with them. */
export function ComponentsPage() {
  const say = useSay()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{say('pageTitle')}</h1>
      <div className={styles.grid}>
        <ButtonsSection />
        <BalanceSection />
        <FieldsSection />
        <PillsSection />
        <GameCardsSection />
        <CountersSection />
        <ProgressSection />
        <OrderSection />
        <RewardsSection />
        <OverlaysSection />
        <ChoicesSection />
        <ListsSection />
        <ToastsSection />
        <HomeSection />
        <NavigationSection />
        <StatesSection />
        <BasicsSection />
      </div>
    </div>
  )
}
