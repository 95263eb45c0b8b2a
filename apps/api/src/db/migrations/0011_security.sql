CREATE TABLE "email_change" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_change_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_reset_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_step" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"identity" jsonb NOT NULL,
	"relay_path" text NOT NULL,
	"mail_token_hash" text,
	"mailed" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_on_step_mailTokenHash_unique" UNIQUE("mail_token_hash")
);
--> statement-breakpoint
CREATE TABLE "social_identity" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identity_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "social_identity_person" UNIQUE("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "social_visit" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"relay_path" text NOT NULL,
	"link_to" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "remember_token" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_token" ADD CONSTRAINT "password_reset_token_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_step" ADD CONSTRAINT "sign_on_step_browser_hash_session_id_hash_fk" FOREIGN KEY ("browser_hash") REFERENCES "public"."session"("id_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_step" ADD CONSTRAINT "sign_on_step_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_visit" ADD CONSTRAINT "social_visit_link_to_app_user_id_fk" FOREIGN KEY ("link_to") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_change_expiry" ON "email_change" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_token_user" ON "password_reset_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_token_expiry" ON "password_reset_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_on_step_expiry" ON "sign_on_step" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_on_step_user" ON "sign_on_step" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "social_visit_expiry" ON "social_visit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "app_user_fiscal_code" ON "app_user" USING btree (upper("fiscal_code")) WHERE fiscal_code is not null;