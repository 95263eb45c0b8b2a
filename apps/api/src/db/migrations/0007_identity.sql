CREATE TABLE "consent_text" (
	"person_info_type_id" integer NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"wording" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_text_person_info_type_id_version_language_pk" PRIMARY KEY("person_info_type_id","version","language")
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "mobile_phone" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "birth_date" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "fiscal_code" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "pec" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "sdi_code" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "business_approval" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "business_approval_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "needs_password_reset" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "invite_code" text;--> statement-breakpoint
ALTER TABLE "person_info" ADD COLUMN "language" text DEFAULT 'it' NOT NULL;--> statement-breakpoint
CREATE INDEX "app_user_waiting" ON "app_user" USING btree ("business_approval_at") WHERE business_approval = 'waiting';--> statement-breakpoint
CREATE INDEX "app_user_invite_code" ON "app_user" USING btree ("invite_code") WHERE invite_code is not null;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_approval_has_time" CHECK (("app_user"."business_approval" is null) = ("app_user"."business_approval_at" is null));